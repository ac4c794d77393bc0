import { Migration } from '@mikro-orm/migrations'

/** A JSON value in which a key of the object at `path` has another name; where it is missing, the value as it is. */
const renamed = (column: string, path: readonly string[], from: string, to: string): string => {
  const object = [column, ...path.map((key) => `'${key}'`)].join(' -> ')
  const value = `jsonb_set(${column} #- '{${[...path, from]}}', '{${[...path, to]}}', ${object} -> '${from}')`
  return `case when ${object} -> '${from}' is null then ${column} else ${value} end`
}

/** The word of cookery: a kitchen has equipment. The audit log holds recipes that a restored backup puts back. */
export class Migration20261122164000_cuisine extends Migration {
  override name = 'Migration20261122164000_cuisine'

  override up(): void | Promise<void> {
    this.addSql(`alter table "recipe" rename column "kitchen" to "cuisine";`)
    this.#rename('kitchen', 'cuisine')
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "recipe" rename column "cuisine" to "kitchen";`)
    this.#rename('cuisine', 'kitchen')
  }

  #rename(from: string, to: string): void {
    this.addSql(`update "collection" set "facts" = ${renamed('"facts"', ['rule'], `${from}s`, `${to}s`)};`)
    this.addSql(`update "occasion" set "facts" = ${renamed('"facts"', [], `${from}s`, `${to}s`)};`)
    const [before, after] = ['"before"', '"after"'].map((column) => renamed(column, ['facts'], from, to))
    this.addSql(`update "audit_entry" set "before" = ${before}, "after" = ${after};`)
  }
}
