/** What `npm run bench` prints. */
import { arch, cpus, platform, totalmem } from 'node:os'
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
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
  const { cpu, cores, memoryMiB, system, node } = machine
  return [`${cpu}, ${cores} cores, ${memoryMiB} MiB, ${system}, Node ${node}`, '', ...lines, ''].join('\n')
}

/** The second column has numbers and is aligned right. */
const pad = (cell: string, width: number, column: number) => (column === 1 ? cell.padStart(width) : cell.padEnd(width))

const shown = (value: number) => (value >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3))))
