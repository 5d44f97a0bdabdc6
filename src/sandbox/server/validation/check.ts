import { type Problem, problem } from './problem.js'
import type { Fields, Rule } from './rule.js'

/** Path from a value up to the root, so that nothing is copied while all is well. */
interface Place {
  readonly key: string | number
  readonly parent: Place | null
}

/** A visit to one place of the body; problems are collected in one list for the whole body. */
interface Visit {
  readonly place: Place | null
  readonly problems: Problem[]
}

/** Everything that is wrong with the value's shape; empty when it keeps the rule. */
export function check(rule: Rule, value: unknown): readonly Problem[] {
  const problems: Problem[] = []
  visit(rule, value, { place: null, problems })
  return problems
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])

function visit(rule: Rule, value: unknown, at: Visit): void {
  switch (rule.kind) {
    case 'text':
      checkText(rule, value, at)
      break
    case 'integer':
    case 'number':
      checkNumber(rule, value, at)
      break
    case 'boolean':
      if (typeof value !== 'boolean') report(at, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.')
      break
    case 'scalar':
      if (!SCALARS.has(typeof value)) report(at, 'BASE_TYPE_BAD_TYPE', 'Must be a string, a number or a boolean.')
      break
    case 'snowflake':
      if (!isSnowflake(value)) report(at, 'NUMBER_TYPE_COERCE', `Value ${show(value)} is not snowflake.`)
      break
    case 'one-of':
      if (!rule.values.some((allowed) => allowed === value))
        report(at, 'BASE_TYPE_CHOICES', `Value must be one of {${rule.values.join(', ')}}.`)
      break
    case 'text-or-integer':
      if (typeof value !== 'string' && !Number.isSafeInteger(value))
        report(at, 'BASE_TYPE_BAD_TYPE', 'Must be a string or an integer.')
      else checkLength(String(value).length, { min: 0, max: rule.max }, at)
      break
    case 'list':
      checkList(rule, value, at)
      break
    case 'map':
      checkMap(rule, value, at)
      break
    case 'object':
      checkFields(rule.fields, value, at)
      break
    case 'by-type':
      checkByType(rule.of, value, at)
      break
    case 'anything':
      break
    default:
      rule satisfies never
  }
}

function checkText(rule: Rule & { kind: 'text' }, value: unknown, at: Visit): void {
  if (typeof value !== 'string') {
    report(at, 'STRING_TYPE_CONVERT', `Could not interpret ${show(value)} as string.`)
    return
  }
  checkLength(value.length, rule, at)
  if (rule.pattern && !rule.pattern.test(value)) report(at, 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
}

function checkLength(length: number, { min, max }: { readonly min: number; readonly max: number }, at: Visit): void {
  if (length >= min && length <= max) return
  if (min > 0) report(at, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)
  else report(at, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`)
}

function checkNumber(rule: Rule & { kind: 'integer' | 'number' }, value: unknown, at: Visit): void {
  const fits = rule.kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)
  if (typeof value !== 'number' || !fits) report(at, 'NUMBER_TYPE_COERCE', `Value ${show(value)} is not ${rule.kind}.`)
  else if (value < rule.min) report(at, 'NUMBER_TYPE_MIN', `Value should be greater than or equal to ${rule.min}.`)
  else if (value > rule.max) report(at, 'NUMBER_TYPE_MAX', `Value should be less than or equal to ${rule.max}.`)
}

function checkList(rule: Rule & { kind: 'list' }, value: unknown, at: Visit): void {
  if (!Array.isArray(value)) {
    report(at, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a list type.')
    return
  }
  checkLength(value.length, rule, at)
  for (const [index, item] of value.entries()) visit(rule.of, item, below(at, index))
}

function checkMap(rule: Rule & { kind: 'map' }, value: unknown, at: Visit): void {
  if (!isRecord(value)) {
    report(at, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used in a dict type.')
    return
  }
  for (const [key, item] of Object.entries(value)) {
    if (!rule.keys.includes(key)) report(at, 'ENUM_TYPE_COERCE', `Value "${key}" is not a valid enum value.`)
    else if (item !== null) visit(rule.of, item, below(at, key))
  }
}

function checkFields(fields: Fields, value: unknown, at: Visit): void {
  if (!isRecord(value)) {
    report(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a model type.')
    return
  }
  for (const key in fields) {
    const field = fields[key]
    const item = value[key]
    if (!field) continue
    if (item !== undefined && item !== null) visit(field.rule, item, below(at, key))
    else if (field.required) report(below(at, key), 'BASE_TYPE_REQUIRED', 'This field is required.')
  }
  for (const key in value) {
    // Libraries write null for what they leave out.
    if (!Object.hasOwn(fields, key) && value[key] !== null)
      report(below(at, key), 'UNKNOWN_FIELD', 'The sandbox knows no such field here.')
  }
}

function checkByType(of: Readonly<Record<number, Rule>>, value: unknown, at: Visit): void {
  if (!isRecord(value)) {
    report(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a model type.')
    return
  }
  const rule = typeof value.type === 'number' ? of[value.type] : undefined
  if (rule) visit(rule, value, at)
  else report(below(at, 'type'), 'UNION_TYPE_CHOICES', `The sandbox takes only (${Object.keys(of).join(', ')}) for "type" here.`)
}

/** Whether the value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is an id as Discord writes them: up to 20 digits, in a text. */
export function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value)
}

function report(at: Visit, code: string, message: string): void {
  at.problems.push(problem(pathOf(at.place), code, message))
}

function below(at: Visit, key: string | number): Visit {
  return { place: { key, parent: at.place }, problems: at.problems }
}

function pathOf(place: Place | null): (string | number)[] {
  const path: (string | number)[] = []
  for (let at = place; at; at = at.parent) path.unshift(at.key)
  return path
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? 'undefined'
}
