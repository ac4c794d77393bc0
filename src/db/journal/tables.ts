// Journals and backups pass rows as the JSON that PostgreSQL itself makes of them, from triggers and into tables of older
// versions. The entities know only the tables of this version, so this folder speaks SQL.

/** A table whose rows cannot be made again from the content files. */
export interface JournalledTable {
  readonly table: string
  /** its primary key, one column */
  readonly key: string
  /** type of the key in PostgreSQL */
  readonly keyType: 'uuid' | 'text' | 'integer'
  /** changes that are journalled, beside new rows, as PostgreSQL's triggers name them */
  readonly changes: string
  /** when a row was made or last changed; undefined: rows change, and there are few */
  readonly madeAt: string | undefined
  /** rows are numbered by this database, so that those of another one cannot be distinguished from them */
  readonly numbered: boolean
  /** what is set anew in rows that come from a journal or backup, which does not know it */
  readonly fresh: string | undefined
}

/** What backups hold. Another kind of data that people make is another row here. */
export const JOURNALLED: readonly JournalledTable[] = [
  // Plans never change; when they were last read is not worth a record.
  {
    table: 'stored_plan',
    key: 'id',
    keyType: 'uuid',
    changes: 'delete',
    madeAt: 'created_at',
    numbered: false,
    // Else those that are read each day would be deleted as unread since they were made.
    fresh: 'read_on = current_date',
  },
  // The lists of families: each change is acknowledged to somebody who then puts the phone away.
  {
    table: 'household',
    key: 'id',
    keyType: 'uuid',
    changes: 'update of version or delete',
    madeAt: 'changed_at',
    numbered: false,
    fresh: 'read_on = current_date',
  },
  {
    table: 'household_change',
    key: 'id',
    keyType: 'text',
    changes: 'delete',
    madeAt: 'at',
    numbered: false,
    fresh: undefined,
  },
  {
    table: 'operator_key',
    key: 'id',
    keyType: 'text',
    changes: 'update of revoked_at or delete',
    madeAt: undefined,
    numbered: false,
    fresh: undefined,
  },
  // Holds every recipe that operators wrote, as they left it.
  {
    table: 'audit_entry',
    key: 'number',
    keyType: 'integer',
    changes: 'delete',
    madeAt: 'at',
    numbered: true,
    fresh: undefined,
  },
]

export const tableNamed = (name: string): JournalledTable | undefined => JOURNALLED.find(({ table }) => table === name)
