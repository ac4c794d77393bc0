import { Migration } from '@mikro-orm/migrations'

/** What an operator says of a recipe in single countries. */
export class Migration20261123190000_recipe_by_country extends Migration {
  override name = 'Migration20261123190000_recipe_by_country'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "recipe" add "familiarity" jsonb not null default '[]', add "slots_by_country" jsonb not null default '[]';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "familiarity", drop column "slots_by_country";')
  }
}
