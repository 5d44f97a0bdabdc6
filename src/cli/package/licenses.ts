import { readdirSync } from 'node:fs'
import { isLicense, type Module } from './modules.js'

const HEAD = `# Licenses

Stagecoach is under the license in LICENSE. It comes with the following. Fonts and map data have theirs beside them in assets,
and the packages that the sandbox's page is built from are in dist/page/LICENSES.md. The library in @napi-rs/canvas contains
Skia and others, which are listed with their licenses in sbom.cdx.json beside it. The one in better-sqlite3 contains SQLite,
which is in the public domain.

| Package | Version | License | Text |
|---|---|---|---|
`

/** The list of all packages with their licenses, as Markdown. `pathOf` is a module's folder in the package that is made. */
export function licensesOf(modules: readonly Module[], pathOf: (module: Module) => string): string {
  const lines = modules.map((module) => {
    const texts = readdirSync(module.folder).filter(isLicense)
    const paths = texts.map((name) => `${pathOf(module)}/${name}`)
    return `| ${module.name} | ${module.version} | ${module.license} | ${paths.join(', ')} |\n`
  })
  return HEAD + lines.sort().join('')
}
