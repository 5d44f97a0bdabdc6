import { describe, expect, test } from 'vitest'
import { refusalFor } from '../../src/sandbox/server/gate.js'

describe('requests that are let in', () => {
  const arrival = (headers: Readonly<Record<string, string>>, url = '/sandbox/live', method = 'GET') =>
    refusalFor({ method, url, headers }, 3210)?.status ?? 'in'

  test.each([
    ['the sandbox by its number', { host: '127.0.0.1:3210' }, 'in'],
    ['the sandbox by its name', { host: 'localhost:3210', origin: 'http://localhost:3210' }, 'in'],
    ['the sandbox by its name in capitals', { host: 'LOCALHOST:3210', origin: 'http://localhost:3210' }, 'in'],
    ['the sandbox by its longer number', { host: '[::1]:3210', origin: 'http://[::1]:3210' }, 'in'],
    ['a foreign name that points here', { host: 'evil.test:3210', origin: 'http://evil.test:3210' }, 403],
    ['a name that begins like ours', { host: 'localhost.evil.test:3210' }, 403],
    ['a name that ends with a dot', { host: 'localhost.:3210' }, 403],
    ['another number of this machine', { host: '127.0.0.2:3210' }, 403],
    ['another port', { host: '127.0.0.1:3211' }, 403],
    ['no port', { host: '127.0.0.1' }, 403],
    ['no host', {}, 403],
    ['a page of another site', { host: '127.0.0.1:3210', origin: 'https://evil.test' }, 403],
    ['a page of another program of this machine', { host: '127.0.0.1:3210', origin: 'http://127.0.0.1:8080' }, 403],
    ['a page by another of our names', { host: '127.0.0.1:3210', origin: 'http://localhost:3210' }, 403],
    ['a page of the same host by https', { host: '127.0.0.1:3210', origin: 'https://127.0.0.1:3210' }, 403],
    ['a page in a box, or a file', { host: '127.0.0.1:3210', origin: 'null' }, 403],
    ['two origins', { host: '127.0.0.1:3210', origin: 'http://127.0.0.1:3210, http://evil.test' }, 403],
    ['a picture on a page of another site', { host: '127.0.0.1:3210', 'sec-fetch-site': 'cross-site' }, 403],
    ['a picture on a page of another port', { host: '127.0.0.1:3210', 'sec-fetch-site': 'same-site' }, 403],
    ['a picture on our page', { host: '127.0.0.1:3210', 'sec-fetch-site': 'same-origin' }, 'in'],
    ['an address that was typed', { host: '127.0.0.1:3210', 'sec-fetch-site': 'none' }, 'in'],
  ])('%s', (_who, headers, outcome) => {
    expect(arrival(headers)).toBe(outcome)
  })

  test('a link from elsewhere may lead to the page only, and not in a frame', () => {
    const link = {
      host: '127.0.0.1:3210',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    expect(arrival(link, '/')).toBe('in')
    expect(arrival(link, '/', 'POST')).toBe(403)
    expect(arrival(link, '/cdn/attachments/1/2/a.html')).toBe(403)
    expect(arrival({ ...link, 'sec-fetch-dest': 'iframe' }, '/')).toBe(403)
  })

  test('the usual port may be omitted from the host', () => {
    expect(refusalFor({ url: '/', headers: { host: 'localhost', origin: 'http://localhost' } }, 80)).toBeNull()
    expect(refusalFor({ url: '/', headers: { host: 'localhost' } }, 3210)?.status).toBe(403)
  })

  test.each(['//', '//evil.test/', '/\\evil.test', '/\t/evil.test', 'http://evil.test/', 'evil.test:443', '*', '', undefined])(
    'nobody who asks for %j',
    (url) => {
      expect(refusalFor({ url, headers: { host: '127.0.0.1:3210' } }, 3210)?.status).toBe(400)
    },
  )
})
