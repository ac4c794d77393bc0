import { Migration } from '@mikro-orm/migrations'

/** In which months a country's homes eat what they eat at another time than others. */
export class Migration20261130220000_seasons extends Migration {
  override name = 'Migration20261130220000_seasons'

  override up(): void | Promise<void> {
    this.addSql(`alter table "country_eating" add "seasons" jsonb not null default '{}';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "seasons";')
  }
}
