import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Seals a value for the holder of the key: RSA-OAEP-256 around A256GCM. */
export async function encrypt(jwk: JWK, value: object): Promise<string> {
  const key = await importJWK(jwk, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key)
}
