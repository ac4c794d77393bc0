import { Migration } from '@mikro-orm/migrations'

export class Migration20261123043402_ingredient_packs extends Migration {
  override name = 'Migration20261123043402_ingredient_packs'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ingredient_packs" ("ingredient" varchar(255) not null, "sizes" jsonb not null, primary key ("ingredient"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ingredient_packs" cascade;`)
  }
}
