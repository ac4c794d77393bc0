import { Migration } from '@mikro-orm/migrations'

/** The search index is in memory: its table goes from the databases that had one. */
export class Migration20261122130000_search_in_memory extends Migration {
  override name = 'Migration20261122130000_search_in_memory'

  override up(): void | Promise<void> {
    this.addSql('drop table if exists "search_word";')
    // What somebody else owns or uses in the same database stays.
    this.addSql(
      `do $$ begin drop extension if exists pg_trgm;
       exception when dependent_objects_still_exist or insufficient_privilege then null; end $$;`,
    )
  }

  /** Nothing to bring back: the table held only what the texts say. */
  override down(): void | Promise<void> {}
}
