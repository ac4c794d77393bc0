import { Migration } from '@mikro-orm/migrations'

/** Which dishes take turns in a country. */
export class Migration20261129040000_turns extends Migration {
  override name = 'Migration20261129040000_turns'

  override up(): void | Promise<void> {
    this.addSql(`alter table "country_eating" add "turns" jsonb not null default '{}';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "turns";')
  }
}
