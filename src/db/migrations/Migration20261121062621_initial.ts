import { Migration } from '@mikro-orm/migrations'

export class Migration20261121062621_initial extends Migration {
  override name = 'Migration20261121062621_initial'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entry" ("number" serial primary key, "at" timestamptz not null default now(), "key" varchar(12) not null, "key_name" varchar(100) not null, "action" varchar(16) not null, "recipe" varchar(255) not null, "before" jsonb null, "after" jsonb not null);`,
    )
    this.addSql(`create index "audit_entry_recipe_index" on "audit_entry" ("recipe");`)

    this.addSql(
      `create table "collection" ("slug" varchar(255) not null, "facts" jsonb not null, "position" int not null, primary key ("slug"));`,
    )

    this.addSql(
      `create table "country" ("code" varchar(2) not null, "currency" varchar(3) not null, "symbol" varchar(255) not null, "decimals" int not null, "default_language" varchar(2) not null, "position" int not null, primary key ("code"));`,
    )

    this.addSql(
      `create table "exclude_preset" ("id" varchar(255) not null, "kind" varchar(255) not null, "exclude_tags" jsonb not null, "allergens" jsonb not null, "ingredient_groups" jsonb not null, "position" int not null, primary key ("id"));`,
    )

    this.addSql(
      `create table "ingredient" ("id" varchar(255) not null, "category" varchar(255) not null, "unit" varchar(255) not null, "grams_per_unit" double precision not null, "pack" double precision not null, "kcal" double precision not null, "protein" double precision not null, "fat" double precision not null, "carb" double precision not null, "fiber" double precision null, "sugar" double precision null, "salt" double precision null, "allergens" jsonb not null, "groups" jsonb not null, "pantry" boolean not null, "edible_share" double precision not null, "keeps" varchar(255) not null, "family" varchar(255) not null, "source" varchar(255) not null, "fdc_id" varchar(255) null, "withdrawn" boolean not null default false, primary key ("id"));`,
    )

    this.addSql(
      `create table "occasion" ("id" varchar(255) not null, "facts" jsonb not null, "position" int not null, primary key ("id"));`,
    )

    this.addSql(
      `create table "operator_key" ("id" varchar(12) not null, "name" varchar(100) not null, "hash" varchar(64) not null, "created_at" timestamptz not null default now(), "last_used_at" timestamptz null, "revoked_at" timestamptz null, primary key ("id"));`,
    )

    this.addSql(
      `create table "price_figure" ("origin" varchar(255) not null, "source" varchar(255) not null, "series" varchar(255) not null, "area" varchar(255) not null, "period" varchar(255) not null, "price" double precision not null, "basis" varchar(255) not null, "error" double precision null, "publisher" varchar(255) not null, "note" text not null, primary key ("origin", "source", "series", "area", "period"));`,
    )

    this.addSql(
      `create table "price_index" ("origin" varchar(255) not null, "kind" varchar(255) not null, "area" varchar(255) not null, "code" varchar(255) not null, "measure" varchar(255) not null, "period" varchar(255) not null, "value" double precision not null, "basis" varchar(255) not null, "error" double precision null, "note" text not null, primary key ("origin", "kind", "area", "code", "measure", "period"));`,
    )

    this.addSql(
      `create table "price_mapping" ("source" varchar(255) not null, "ingredient" varchar(255) not null, "series" varchar(255) not null, "units" double precision not null, "ratio" double precision not null, "method" varchar(255) not null, "note" text not null, primary key ("source", "ingredient"));`,
    )

    this.addSql(
      `create table "price_ratio" ("origin" varchar(255) not null, "country" varchar(255) not null, "region" varchar(255) not null, "series" varchar(255) not null, "period" varchar(255) not null, "ratio" double precision not null, "basis" varchar(255) not null, "error" double precision null, "note" text not null, primary key ("origin", "country", "region", "series", "period"));`,
    )

    this.addSql(
      `create table "price_revision" ("number" serial primary key, "hash" varchar(64) not null, "origin" varchar(255) not null, "files" jsonb not null, "created_at" timestamptz not null default now());`,
    )

    this.addSql(
      `create table "price_series" ("source" varchar(255) not null, "series" varchar(255) not null, "title" varchar(255) not null, "title_en" varchar(255) not null, "unit" varchar(255) not null, "group" varchar(255) null, "hicp" varchar(255) null, "seasonal" boolean not null, primary key ("source", "series"));`,
    )

    this.addSql(
      `create table "recipe" ("id" varchar(255) not null, "course" varchar(255) not null, "slots" jsonb not null, "meal" boolean not null, "kitchen" varchar(255) not null, "main_ingredient_id" varchar(255) not null, "time_min" int not null, "equipment" jsonb not null, "serve" varchar(255) not null, "keeps_days" int not null, "batch" boolean not null, "withdrawn" boolean not null default false, "origin" varchar(8) not null default 'data', primary key ("id"));`,
    )

    this.addSql(
      `create table "photograph" ("recipe_id" varchar(255) not null, "url" varchar(2000) not null, "credit" varchar(300) not null, "license" varchar(300) not null, primary key ("recipe_id"));`,
    )

    this.addSql(
      `create table "recipe_line" ("recipe_id" varchar(255) not null, "position" int not null, "ingredient_id" varchar(255) not null, "amount" double precision not null, primary key ("recipe_id", "position"));`,
    )
    this.addSql(`create index "recipe_line_ingredient_id_index" on "recipe_line" ("ingredient_id");`)

    this.addSql(
      `create table "region" ("country_code" varchar(2) not null, "code" varchar(255) not null, "position" int not null, primary key ("country_code", "code"));`,
    )

    this.addSql(
      `create table "revision" ("number" serial primary key, "hash" varchar(64) not null, "written" varchar(64) not null default '', "created_at" timestamptz not null default now());`,
    )

    this.addSql(
      `create table "store" ("code" varchar(255) not null, "country_code" varchar(2) not null, "name" varchar(255) not null, "kind" varchar(255) not null, "price_index" double precision not null, "basis" varchar(255) not null, "position" int not null, primary key ("code"));`,
    )
    this.addSql(`create index "store_country_code_index" on "store" ("country_code");`)

    this.addSql(
      `create table "stored_plan" ("id" uuid not null, "request" jsonb not null, "plan" jsonb not null, "prices" jsonb not null, "revision" varchar(64) not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )

    this.addSql(
      `create table "wording" ("kind" varchar(16) not null, "id" varchar(255) not null, "lang" varchar(2) not null, "words" jsonb not null, primary key ("kind", "id", "lang"));`,
    )

    this.addSql(
      `alter table "recipe" add constraint "recipe_main_ingredient_id_foreign" foreign key ("main_ingredient_id") references "ingredient" ("id");`,
    )

    this.addSql(
      `alter table "photograph" add constraint "photograph_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "recipe_line" add constraint "recipe_line_recipe_id_foreign" foreign key ("recipe_id") references "recipe" ("id");`,
    )
    this.addSql(
      `alter table "recipe_line" add constraint "recipe_line_ingredient_id_foreign" foreign key ("ingredient_id") references "ingredient" ("id");`,
    )

    this.addSql(
      `alter table "region" add constraint "region_country_code_foreign" foreign key ("country_code") references "country" ("code");`,
    )

    this.addSql(
      `alter table "store" add constraint "store_country_code_foreign" foreign key ("country_code") references "country" ("code");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "region" drop constraint "region_country_code_foreign";`)
    this.addSql(`alter table "store" drop constraint "store_country_code_foreign";`)
    this.addSql(`alter table "recipe" drop constraint "recipe_main_ingredient_id_foreign";`)
    this.addSql(`alter table "recipe_line" drop constraint "recipe_line_ingredient_id_foreign";`)
    this.addSql(`alter table "photograph" drop constraint "photograph_recipe_id_foreign";`)
    this.addSql(`alter table "recipe_line" drop constraint "recipe_line_recipe_id_foreign";`)

    this.addSql(`drop table if exists "audit_entry" cascade;`)
    this.addSql(`drop table if exists "collection" cascade;`)
    this.addSql(`drop table if exists "country" cascade;`)
    this.addSql(`drop table if exists "exclude_preset" cascade;`)
    this.addSql(`drop table if exists "ingredient" cascade;`)
    this.addSql(`drop table if exists "occasion" cascade;`)
    this.addSql(`drop table if exists "operator_key" cascade;`)
    this.addSql(`drop table if exists "price_figure" cascade;`)
    this.addSql(`drop table if exists "price_index" cascade;`)
    this.addSql(`drop table if exists "price_mapping" cascade;`)
    this.addSql(`drop table if exists "price_ratio" cascade;`)
    this.addSql(`drop table if exists "price_revision" cascade;`)
    this.addSql(`drop table if exists "price_series" cascade;`)
    this.addSql(`drop table if exists "recipe" cascade;`)
    this.addSql(`drop table if exists "photograph" cascade;`)
    this.addSql(`drop table if exists "recipe_line" cascade;`)
    this.addSql(`drop table if exists "region" cascade;`)
    this.addSql(`drop table if exists "revision" cascade;`)
    this.addSql(`drop table if exists "store" cascade;`)
    this.addSql(`drop table if exists "stored_plan" cascade;`)
    this.addSql(`drop table if exists "wording" cascade;`)
  }
}
