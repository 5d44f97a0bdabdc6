/** What `npm run bench` prints. */
import { arch, cpus, platform, totalmem } from 'node:os'
import { inColumns } from '../columns.js'
import type { Metric } from './metric.js'

export interface Measured extends Pick<Metric, 'unit' | 'better'> {
  readonly value: number
}

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryMiB: number
  readonly system: string
  readonly node: string
}

export interface Report {
  readonly machine: Machine
  /** By name. Metrics that this machine cannot measure are missing. */
  readonly metrics: Readonly<Record<string, Measured>>
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryMiB: Math.round(totalmem() / 2 ** 20),
    system: `${platform()} ${arch()}`,
    node: process.version,
  }
}

/** The report as a table for people. */
export function reportTable({ machine, metrics }: Report): string {
  const rows = Object.entries(metrics).map(([name, { value, unit, better }]) => [name, shown(value), unit, `${better} is better`])
  const { cpu, cores, memoryMiB, system, node } = machine
  return `${cpu}, ${cores} cores, ${memoryMiB} MiB, ${system}, Node ${node}\n\n${inColumns(rows, [1])}\n`
}

const shown = (value: number) => (value >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3))))
