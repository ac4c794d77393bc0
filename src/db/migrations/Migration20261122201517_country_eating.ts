import { Migration } from '@mikro-orm/migrations'

export class Migration20261122201517_country_eating extends Migration {
  override name = 'Migration20261122201517_country_eating'

  override up(): void | Promise<void> {
    // Filled from the content files, which are loaded next.
    this.addSql(
      `create table "country_eating" ("country" varchar(255) not null, "own" jsonb not null, "near" jsonb not null, "familiarity" jsonb not null, primary key ("country"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "country_eating" cascade;`)
  }
}
