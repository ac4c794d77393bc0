import { Migration } from '@mikro-orm/migrations'

export class Migration20261123114605_household extends Migration {
  override name = 'Migration20261123114605_household'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "household" ("id" uuid not null, "token_hash" varchar(64) not null, "calendar_hash" varchar(64) not null, "version" int not null, "state" jsonb not null, "created_at" timestamptz not null default now(), "changed_at" timestamptz not null default now(), "read_on" date not null default current_date, primary key ("id"));`,
    )
    this.addSql(`alter table "household" add constraint "household_token_hash_unique" unique ("token_hash");`)
    this.addSql(`alter table "household" add constraint "household_calendar_hash_unique" unique ("calendar_hash");`)
    this.addSql(`create index "household_read_on_index" on "household" ("read_on");`)

    this.addSql(
      `create table "household_change" ("id" varchar(100) not null, "household" uuid not null, "at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "household_change_household_index" on "household_change" ("household");`)
    this.addSql(`create index "household_change_at_index" on "household_change" ("at");`)

    this.addSql(`alter table "stored_plan" add "after" uuid null;`)
    this.addSql(`create index "stored_plan_after_index" on "stored_plan" ("after");`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "household" cascade;`)
    this.addSql(`drop table if exists "household_change" cascade;`)

    this.addSql(`drop index "stored_plan_after_index";`)
    this.addSql(`alter table "stored_plan" drop column "after";`)
  }
}
