import { Migration } from '@mikro-orm/migrations'

const COLUMNS = [
  `"part" varchar(255) not null default 'main'`,
  `"use" varchar(255) not null default 'everyday'`,
  '"active_min" int null',
  '"wait_min" int not null default 0',
  '"wait_kind" varchar(255) null',
  '"starts_day_before" boolean not null default false',
  '"template" varchar(255) null',
  `"portion_range" jsonb not null default '[1,1]'`,
  '"heat" int not null default 0',
  '"kids" int not null default 1',
  '"packs" boolean not null default false',
  '"reheats" boolean not null default false',
  '"freezes" boolean not null default false',
  `"season" jsonb not null default '[]'`,
  `"goes_with" jsonb not null default '[]'`,
]

/** What a recipe is within a week: its part, its day, hands-on and waiting time, form, and what may be done with it. */
export class Migration20261122180344_recipe_facts extends Migration {
  override name = 'Migration20261122180344_recipe_facts'

  override up(): void | Promise<void> {
    this.addSql(`alter table "recipe" ${COLUMNS.map((column) => `add ${column}`).join(', ')};`)
  }

  override down(): void | Promise<void> {
    const names = COLUMNS.map((column) => column.split(' ')[0])
    this.addSql(`alter table "recipe" ${names.map((name) => `drop column ${name}`).join(', ')};`)
  }
}
