/** A path in a body, the kind of problem (Discord's own code names), and what to do about it. */
export interface Problem {
  readonly path: readonly (string | number)[]
  readonly code: string
  readonly message: string
}

export const problem = (path: readonly (string | number)[], code: string, message: string): Problem => ({ path, code, message })

/** The problem if the condition holds, as a list to spread. */
export function when(condition: boolean, path: Problem['path'], code: string, message: string): readonly Problem[] {
  return condition ? [problem(path, code, message)] : []
}

interface ErrorTree {
  _errors?: { code: string; message: string }[]
  [key: string]: ErrorTree | { code: string; message: string }[] | undefined
}

/** Discord's nested `errors` of a 50035: objects along the path, `_errors` at its end. */
export function nestedErrors(problems: readonly Problem[]): object {
  const root: ErrorTree = {}
  for (const { path, code, message } of problems) {
    let node = root
    for (const key of path) node = child(node, String(key))
    node._errors = [...(node._errors ?? []), { code, message }]
  }
  return root
}

function child(node: ErrorTree, key: string): ErrorTree {
  const present = node[key]
  if (present && !Array.isArray(present)) return present
  const made: ErrorTree = {}
  node[key] = made
  return made
}

/** One line for the list of complaints: `components.0.custom_id: Must be between 1 and 100 in length.` */
export function problemLine(problems: readonly Problem[]): string {
  return problems.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join(' ')
}
