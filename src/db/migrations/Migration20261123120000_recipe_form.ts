import { Migration } from '@mikro-orm/migrations'

/** How a recipe looks when it is served. */
export class Migration20261123120000_recipe_form extends Migration {
  override name = 'Migration20261123120000_recipe_form'

  override up(): void | Promise<void> {
    this.addSql('alter table "recipe" add "form" varchar(255) null;')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "form";')
  }
}
