import { Migration } from '@mikro-orm/migrations'

/** The stages of a recipe: its work and waits in order. */
export class Migration20261123120000_recipe_stages extends Migration {
  override name = 'Migration20261123120000_recipe_stages'

  override up(): void | Promise<void> {
    this.addSql('alter table "recipe" add "stages" jsonb not null default \'[]\';')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "stages";')
  }
}
