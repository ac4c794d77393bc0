import { Migration } from '@mikro-orm/migrations'

/** Meals at which a country eats a recipe, where they differ from the recipe's own. */
export class Migration20261123170000_country_slots extends Migration {
  override name = 'Migration20261123170000_country_slots'

  override up(): void | Promise<void> {
    // Filled from the content files, which are loaded next.
    this.addSql(`alter table "country_eating" add "slots" jsonb not null default '{}';`)
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "country_eating" drop column "slots";')
  }
}
