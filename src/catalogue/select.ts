import type { EntitySchemaWithMeta, InferKyselyTable, SqlEntityManager } from '@mikro-orm/postgresql'
import type { Selectable } from 'kysely'

type Columns<Entity extends EntitySchemaWithMeta> = Selectable<
  InferKyselyTable<Entity, { columnNamingStrategy: 'property' }>
>

/**
 * What a table holds by the names of its entity: a reference is the id of the other row, JSON is parsed. Times are left
 * out: the drivers return them in different forms.
 */
export type Row<Entity extends EntitySchemaWithMeta> = {
  readonly [Field in keyof Columns<Entity> as Columns<Entity>[Field] extends Date | null
    ? never
    : Field]: Columns<Entity>[Field]
}

/**
 * Reads plain rows, as fast as the driver does: no entity is made of them.
 * @param fields properties of the entity, each stored in one column
 * @param rest what follows the table's name in SQL, with `?` for each value
 */
export function select<Entity extends EntitySchemaWithMeta, Field extends keyof Row<Entity> & string>(
  em: SqlEntityManager,
  entity: Entity,
  fields: readonly Field[],
  rest = '',
  values: readonly unknown[] = [],
): Promise<Pick<Row<Entity>, Field>[]> {
  const { tableName, properties } = em.getMetadata().get(entity)
  const columns = fields.map((field) => `"${properties[field]?.fieldNames[0]}" as "${field}"`)
  return em.execute(`select ${columns.join(', ')} from "${tableName}" ${rest}`, values)
}
