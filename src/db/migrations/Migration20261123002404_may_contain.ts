import { Migration } from '@mikro-orm/migrations'

/** What only some brands of an ingredient hold. */
export class Migration20261123002404_may_contain extends Migration {
  override name = 'Migration20261123002404_may_contain'

  override up(): void | Promise<void> {
    // Filled from the content files, which are loaded next.
    this.addSql(`alter table "ingredient" add "may_contain" jsonb not null default '[]';`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ingredient" drop column "may_contain";`)
  }
}
