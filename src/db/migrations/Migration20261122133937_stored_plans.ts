import { Migration } from '@mikro-orm/migrations'

export class Migration20261122133937_stored_plans extends Migration {
  override name = 'Migration20261122133937_stored_plans'

  override up(): void | Promise<void> {
    this.addSql(`alter table "revision" add "content_version" int not null default 0;`)

    this.addSql(
      `alter table "stored_plan" add "format" smallint not null default 1, add "packed" bytea null, add "read_on" date not null default current_date;`,
    )
    this.addSql(`alter table "stored_plan" alter column "request" drop not null;`)
    this.addSql(`alter table "stored_plan" alter column "plan" drop not null;`)
    this.addSql(`alter table "stored_plan" alter column "prices" drop not null;`)
    this.addSql(`create index "stored_plan_read_on_index" on "stored_plan" ("read_on");`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "revision" drop column "content_version";`)

    this.addSql(`drop index "stored_plan_read_on_index";`)
    this.addSql(`alter table "stored_plan" drop column "format", drop column "packed", drop column "read_on";`)
    this.addSql(`alter table "stored_plan" alter column "request" set not null;`)
    this.addSql(`alter table "stored_plan" alter column "plan" set not null;`)
    this.addSql(`alter table "stored_plan" alter column "prices" set not null;`)
  }
}
