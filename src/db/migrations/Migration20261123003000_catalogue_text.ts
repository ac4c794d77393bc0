import { Migration } from '@mikro-orm/migrations'

/** The table has the name of its entity. */
export class Migration20261123003000_catalogue_text extends Migration {
  override name = 'Migration20261123003000_catalogue_text'

  override up(): void | Promise<void> {
    this.addSql(`alter table "wording" rename to "catalogue_text";`)
    this.addSql(`alter index "wording_pkey" rename to "catalogue_text_pkey";`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter index "catalogue_text_pkey" rename to "wording_pkey";`)
    this.addSql(`alter table "catalogue_text" rename to "wording";`)
  }
}
