/**
 * A certificate that no authority has signed, for `localhost`, valid for a hundred years. It was made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
 * -addext subjectAltName=DNS:localhost`.
 */
import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asking, type OwnServer } from './own-server.js'

const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUe65FkUUYtIGVgrqI7JzaRFJ07DUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA1NDI1NFoYDzIxMjYxMTAz
MDU0MjU0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARe7yTyab/FuUn51YycMQUKIPAlMF/R1imE7qb58mgR+7P8StFb/jDX
MhydXAGBVZeUK8eP8NXWTZn/MV2uIxOCo2kwZzAdBgNVHQ4EFgQU/8QtGjeqmSW1
YrPTkBH0M/PulSowHwYDVR0jBBgwFoAU/8QtGjeqmSW1YrPTkBH0M/PulSowDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAJk2qb5ChBWIcobYEYM3LZj/EnGXc8ydV2oh4SELNqVfAiEA+Ru04Hid
PIFU/uhCxOdLshgAHRt84o/qAFvmiOEEPvg=
-----END CERTIFICATE-----
`

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtZRrIycaUJtyiOOu
z1NkB6zjbAaDtNoCT9MpPYhR2O+hRANCAARe7yTyab/FuUn51YycMQUKIPAlMF/R
1imE7qb58mgR+7P8StFb/jDXMhydXAGBVZeUK8eP8NXWTZn/MV2uIxOC
-----END PRIVATE KEY-----
`

/** Lets the server encrypt from now on. Resolves to the path of its certificate. */
export async function encrypt({ url }: Pick<OwnServer, 'url'>): Promise<string> {
  const [{ folder } = {}] = await asking(url, `select current_setting('data_directory') as folder`)
  const { uid, gid } = statSync(String(folder))
  const put = (name: string, content: string): string => {
    const path = join(String(folder), name)
    writeFileSync(path, content)
    chmodSync(path, 0o600)
    chownSync(path, uid, gid)
    return path
  }
  put('server.key', KEY)
  const path = put('server.crt', CERTIFICATE)
  await asking(url, 'alter system set ssl = on')
  await asking(url, 'select pg_reload_conf()')
  return path
}
