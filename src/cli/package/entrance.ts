/** What a package runs on. Native libraries are made for exactly this. */
export interface Platform {
  /** The major version of Node.js. */
  readonly node: string
  readonly platform: string
  readonly arch: string
}

/** The platform that this program runs on. */
export function platformHere(): Platform {
  return { node: process.versions.node.split('.')[0] ?? '', platform: process.platform, arch: process.arch }
}

/** `Node.js 20 on linux x64` */
export function nameOf({ node, platform, arch }: Platform): string {
  return `Node.js ${node} on ${platform} ${arch}`
}

/**
 * A script that imports `script` on the package's platform, and otherwise says what to do. Without it Node would print an
 * exception from the inside of a library.
 */
export function entranceTo(script: string, platform: Platform): string {
  return `const here = \`Node.js \${process.versions.node.split('.')[0]} on \${process.platform} \${process.arch}\`
const needed = ${JSON.stringify(nameOf(platform))}
if (here === needed) await import(${JSON.stringify(script)})
else {
  process.stderr.write(\`This package is for \${needed}, and this is \${here}: use that one, or make a package with this one.\\n\`)
  process.exitCode = 1
}
`
}
