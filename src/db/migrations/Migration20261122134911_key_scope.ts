import { Migration } from '@mikro-orm/migrations'

export class Migration20261122134911_key_scope extends Migration {
  override name = 'Migration20261122134911_key_scope'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "operator_key" add "scope" text not null default 'write', add "expires_at" timestamptz null;`,
    )
    this.addSql(
      `alter table "operator_key" add constraint "operator_key_scope_check" check ("scope" in ('read', 'write'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "operator_key" drop constraint "operator_key_scope_check";`)
    this.addSql(`alter table "operator_key" drop column "scope", drop column "expires_at";`)
  }
}
