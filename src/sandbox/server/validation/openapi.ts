import { readFile } from 'node:fs/promises'
import type { Route } from '../rest/route.js'
import { isRecord } from './check.js'
import { type Problem, problem } from './problem.js'

/** Checks request bodies against the official spec. */
export interface SpecCheck {
  /** The body's violations of the spec. Undefined if the spec has no schema for this route. */
  violations(route: Route, body: unknown): readonly Problem[] | undefined
}

type Validator = (body: unknown) => readonly Problem[]

const loaded = new Map<string, Promise<SpecCheck>>()

/**
 * Loads Discord's OpenAPI document. A file is loaded only once per process.
 * @param spec its path, or the parsed document
 * @param routes those whose bodies are to be checked
 * @throws {Error} if it cannot be read, or is no OpenAPI document
 */
export function loadSpec(spec: string | object, routes: readonly Route[]): Promise<SpecCheck> {
  if (typeof spec !== 'string') return specCheck(spec, routes)
  const known = loaded.get(spec) ?? readFile(spec, 'utf8').then((text) => specCheck(JSON.parse(text), routes))
  loaded.set(spec, known)
  return known
}

async function specCheck(document: unknown, routes: readonly Route[]): Promise<SpecCheck> {
  if (!isRecord(document) || !isRecord(document.paths)) throw new Error('it has no paths')
  const pointers = bodyPointers(document.paths)
  const compile = await compiler(document)
  // Compiled before the first request, because on a busy machine it takes longer than a bot has for an answer.
  const validators = new Map(
    routes.flatMap((route) => {
      const pointer = pointers.get(keyOf(route))
      return pointer === undefined ? [] : [[keyOf(route), compile(pointer)] as const]
    }),
  )
  return { violations: (route, body) => validators.get(keyOf(route))?.(body) }
}

/** A route without its parameters' names: `PATCH /channels/{}/messages/{}`. */
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path.replace(/:\w+/g, '{}')}`

/** JSON pointers to the schemas of JSON bodies, by method and path without its parameters' names. */
function bodyPointers(paths: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const pointers = new Map<string, string>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of ['post', 'put', 'patch']) {
      if (!isRecord(methods) || !isRecord(methods[method]) || !hasJsonBody(methods[method])) continue
      const pointer = `#/paths/${escaped(path)}/${method}/requestBody/content/application~1json/schema`
      pointers.set(`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`, pointer)
    }
  }
  return pointers
}

function hasJsonBody({ requestBody }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(requestBody) && isRecord(requestBody.content) && isRecord(requestBody.content['application/json'])
}

const escaped = (path: string): string => encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Imported only for checks against the spec, because the validator is a development dependency. */
async function compiler(document: object): Promise<(pointer: string) => Validator> {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const { default: formats } = await import('ajv-formats')
  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  formats.default(ajv)
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  ajv.addSchema(document, 'discord')
  return (pointer) => {
    const validate = ajv.compile({ $ref: `discord${pointer}` })
    return (body) => (validate(body) ? [] : deepest(validate.errors ?? []))
  }
}

const FORMATS = { snowflake: /^\d{1,20}$/, nonce: /^.{0,25}$/ }

/** The deepest of a union's many errors, which belong to the intended branch. */
function deepest(errors: readonly { readonly instancePath: string; readonly message?: string }[]): readonly Problem[] {
  const problems = errors.map(({ instancePath, message = 'is not allowed' }) =>
    problem(instancePath.split('/').slice(1), 'OPENAPI', `The official spec says: ${message}.`),
  )
  const depth = Math.max(...problems.map(({ path }) => path.length))
  return problems.filter(({ path }) => path.length === depth)
}
