/** Tables that have another name in the baseline than in the old migrations: the old name, the new name. */
export const renamedTables = [['import_in_writing', 'unfinished_import']] as const

/** Columns with another name: their table or view by its new name, the old name, the new name. */
export const renamedColumns = [
  ['bed_report', 'said_open', 'reported_open'],
  ['claim', 'rival_since', 'competing_since'],
  ['claim', 'waits_because', 'waiting_reason'],
  ['claim', 'staff_told_at', 'staff_notified_at'],
  ['claim', 'handed_on_at', 'handed_over_at'],
  ['claim', 'handed_on_to', 'handed_over_to'],
  ['claim', 'handed_on_reason', 'handed_over_reason'],
  ['claim_notice', 'told_at', 'notified_at'],
  ['daily_list', 'told_until', 'notified_until'],
  ['import_change', 'put_back_at', 'restored_at'],
  ['import_run', 'at_house', 'last_residence_id'],
  ['inquiry', 'told_at', 'notified_at'],
  ['listing', 'said_at', 'reported_at'],
  ['listing', 'said_yes', 'stated_yes'],
  ['listing', 'said_no', 'stated_no'],
  ['listing_beds', 'said_at', 'reported_at'],
  ['listing_beds_source', 'said_at', 'reported_at'],
  ['listing_source', 'said_at', 'reported_at'],
  ['listing_source', 'said_yes', 'stated_yes'],
  ['listing_source', 'said_no', 'stated_no'],
  ['publishing_check', 'told_at', 'notified_at'],
  ['publishing_check', 'staff_told_at', 'staff_notified_at'],
  ['reminder_link', 'says_id', 'answer_report_id'],
  ['reminder_link', 'said_open', 'reported_open'],
  ['state_day', 'said_beds', 'reported_beds'],
] as const

export const renameAll = [
  ...renamedTables.map(([old, plain]) => `alter table ${old} rename to ${plain};`),
  ...renamedColumns.map(([table, old, plain]) => `alter table ${table} rename column ${old} to ${plain};`),
].join('\n')

export function tableNow(table: string): string {
  return renamedTables.find(([old]) => old === table)?.[1] ?? table
}

export function columnNow(table: string, column: string): string {
  return renamedColumns.find(([of, old]) => of === table && old === column)?.[2] ?? column
}
