import type { z } from 'zod'
import { type Problem, problem } from './problem.js'

/** All problems of the value's shape. Empty when it is valid. */
export function check(shape: z.ZodType, value: unknown): readonly Problem[] {
  const read = shape.safeParse(value, { reportInput: true })
  return read.success ? [] : read.error.issues.flatMap(problemsOf)
}

/** Converts Zod's issue to Discord's form. */
function problemsOf(issue: z.core.$ZodIssue): readonly Problem[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const is = (code: string, message: string) => [problem(path, code, message)]
  if (issue.input === undefined || issue.input === null) return is('BASE_TYPE_REQUIRED', 'This field is required.')
  switch (issue.code) {
    case 'unrecognized_keys': {
      const { input } = issue
      // Libraries write null for omitted fields.
      const given = issue.keys.filter((key) => isRecord(input) && input[key] !== null)
      return given.map((key) => problem([...path, key], 'UNKNOWN_FIELD', 'The sandbox knows no such field here.'))
    }
    case 'invalid_type':
      return is(...typeFault(issue.expected, show(issue.input)))
    case 'too_small':
      return is('NUMBER_TYPE_MIN', `Value should be greater than or equal to ${issue.minimum}.`)
    case 'too_big':
      return is('NUMBER_TYPE_MAX', `Value should be less than or equal to ${issue.maximum}.`)
    case 'custom':
      return is(String(issue.params?.code), issue.message)
    case 'invalid_format':
      return is('STRING_TYPE_REGEX', 'String value did not match validation regex.')
    case 'invalid_value':
      return is('BASE_TYPE_CHOICES', `Value must be one of {${issue.values.join(', ')}}.`)
    case 'invalid_key':
      return is('ENUM_TYPE_COERCE', `Value "${path.at(-1)}" is not a valid enum value.`)
    case 'invalid_union':
      return issue.discriminator === undefined
        ? is('BASE_TYPE_BAD_TYPE', issue.message)
        : is('UNION_TYPE_CHOICES', 'The sandbox has nothing of this type here.')
    default:
      throw new Error(`No shape of ours leads to ${issue.code}.`)
  }
}

type Fault = readonly [code: string, message: string]

function typeFault(expected: string, shown: string): Fault {
  switch (expected) {
    case 'string':
      return ['STRING_TYPE_CONVERT', `Could not interpret ${shown} as string.`]
    case 'boolean':
      return ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.']
    case 'array':
      return ['LIST_TYPE_CONVERT', 'Only iterables may be used in a list type.']
    case 'object':
      return ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a model type.']
    case 'record':
      return ['DICT_TYPE_CONVERT', 'Only dictionaries may be used in a dict type.']
    default:
      return ['NUMBER_TYPE_COERCE', `Value ${shown} is not integer.`]
  }
}

/** Whether the value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? 'undefined'
}
