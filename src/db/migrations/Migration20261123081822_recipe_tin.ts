import { Migration } from '@mikro-orm/migrations'

/** The tin that a recipe is baked in, and how many portions fill it. */
export class Migration20261123081822_recipe_tin extends Migration {
  override name = 'Migration20261123081822_recipe_tin'

  override up(): void | Promise<void> {
    this.addSql('alter table "recipe" add "tin" varchar(255) null, add "tin_portions" int null;')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "tin", drop column "tin_portions";')
  }
}
