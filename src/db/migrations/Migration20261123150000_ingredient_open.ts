import { Migration } from '@mikro-orm/migrations'

/** How long an opened pack of an ingredient stays good, and whether what is left of it freezes. */
export class Migration20261123150000_ingredient_open extends Migration {
  override name = 'Migration20261123150000_ingredient_open'

  override up(): void | Promise<void> {
    this.addSql('alter table "ingredient" add "open_days" int null, add "freezes" boolean not null default false;')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "ingredient" drop column "open_days", drop column "freezes";')
  }
}
