import { Migration } from '@mikro-orm/migrations'

export class Migration20261122171000_price_sources extends Migration {
  override name = 'Migration20261122171000_price_sources'

  override up(): void | Promise<void> {
    // Filled from the content files, which are loaded next.
    this.addSql(`alter table "country" add "source" varchar(255) not null default '';`)
    this.addSql(`alter table "country" alter column "source" drop default;`)
    this.addSql(`alter table "price_figure" add "official" boolean not null default true;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "country" drop column "source";`)
    this.addSql(`alter table "price_figure" drop column "official";`)
  }
}
