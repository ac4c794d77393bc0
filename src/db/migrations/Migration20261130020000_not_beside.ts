import { Migration } from '@mikro-orm/migrations'

/** Which dishes a country's homes do not eat together. */
export class Migration20261130020000_not_beside extends Migration {
  override name = 'Migration20261130020000_not_beside'

  override up(): void | Promise<void> {
    this.addSql(`alter table "country_eating" add "not_beside" jsonb not null default '{}';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "not_beside";')
  }
}
