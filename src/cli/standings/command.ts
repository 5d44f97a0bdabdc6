import { command } from '../arguments.js'

export const STANDINGS = command({
  name: 'standings',
  calls: ['--check', '--rebuild'],
  about: 'Counts ratings, leaderboards and records anew from the finished games. Which database: the one that the bot uses.',
  options: {
    check: { type: 'boolean', what: 'in a copy, and say whether it comes to what is stored; the bot may run' },
    rebuild: { type: 'boolean', what: 'and store it; stop the bot first' },
  },
  after:
    'Ends with status 0 when it is done and nothing differs, 1 when it differs or cannot be done, 2 when the options make no sense.',
  job: ({ check = false, rebuild = false }) =>
    check === rebuild
      ? 'Give exactly one of --check and --rebuild.'
      : { kind: check ? ('check' as const) : ('rebuild' as const) },
})
