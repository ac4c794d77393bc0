import { Migration } from '@mikro-orm/migrations'

/** The methods of a recipe: its work and waits in order. */
export class Migration20261123143000_recipe_methods extends Migration {
  override name = 'Migration20261123143000_recipe_methods'

  override up(): void | Promise<void> {
    this.addSql('alter table "recipe" add "methods" jsonb not null default \'[]\';')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "methods";')
  }
}
