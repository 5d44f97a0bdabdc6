/** The memory use of a process. */
import { existsSync, readFileSync } from 'node:fs'

const KIB_IN_MIB = 1024

/** The resident memory in MiB. Null where the system does not report it; Linux does. */
export function residentMebibytes(pid: number | undefined): number | null {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return null
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8')) ?? []
  return kibibytes === undefined ? null : Number(kibibytes) / KIB_IN_MIB
}
