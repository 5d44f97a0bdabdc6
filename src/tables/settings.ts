/** What users settle for themselves, for all their tables. */

/** No reminders from `from` to `to`, minutes after midnight in the user's own time zone; over midnight if `to` is smaller. */
export interface QuietHours {
  readonly from: number
  readonly to: number
  /** An IANA name such as `Europe/Berlin`. */
  readonly zone: string
}

export interface UserSettings {
  readonly quiet: QuietHours | null
  /** The games whose guided first turn the user has seen or put away. */
  readonly guides: readonly string[]
}

/** Why quiet hours cannot be as they were asked for. */
export type SettingsRefusal =
  /** They would never end. */
  'whole-day' | 'unknown-time' | 'unknown-zone'
