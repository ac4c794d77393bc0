import { Migration } from '@mikro-orm/migrations'

/** Which dishes a country's homes have most often. */
export class Migration20261130080000_favourites extends Migration {
  override name = 'Migration20261130080000_favourites'

  override up(): void | Promise<void> {
    this.addSql(`alter table "country_eating" add "favourites" jsonb not null default '{}';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "favourites";')
  }
}
