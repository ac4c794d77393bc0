import { Migration } from '@mikro-orm/migrations'

/** How a country's homes compose meals, and its numbers of meals and minutes. */
export class Migration20261123001500_patterns_and_habits extends Migration {
  override name = 'Migration20261123001500_patterns_and_habits'

  override up(): void | Promise<void> {
    // Filled from the content files, which are loaded next: there is nothing that the old rows could be given.
    this.addSql(`delete from "country_eating";`)
    this.addSql(
      `alter table "country_eating" add column "patterns" jsonb not null, add column "habits" jsonb not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "country_eating" drop column "patterns", drop column "habits";`)
  }
}
