import { Migration } from '@mikro-orm/migrations'

/** Which meals of the week a country's homes keep for certain dishes. */
export class Migration20261130060000_customs extends Migration {
  override name = 'Migration20261130060000_customs'

  override up(): void | Promise<void> {
    this.addSql(`alter table "country_eating" add "customs" jsonb not null default '[]';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "customs";')
  }
}
