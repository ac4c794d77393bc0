import { Migration } from '@mikro-orm/migrations'

/** How many pieces a portion of a recipe makes. */
export class Migration20261123180000_recipe_pieces extends Migration {
  override name = 'Migration20261123180000_recipe_pieces'

  override up(): void | Promise<void> {
    this.addSql('alter table "recipe" add "pieces" int null;')
  }

  override down(): void | Promise<void> {
    this.addSql('alter table "recipe" drop column "pieces";')
  }
}
