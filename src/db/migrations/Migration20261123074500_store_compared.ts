import { Migration } from '@mikro-orm/migrations'

export class Migration20261123074500_store_compared extends Migration {
  override name = 'Migration20261123074500_store_compared'

  override up(): void | Promise<void> {
    this.addSql(`alter table "store" add column "compared" varchar(255) null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "store" drop column "compared";`)
  }
}
