/** A passkey without a browser: keys, flags and signatures as a security key makes them, honest or not. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

interface Lies {
  /** For whom the browser says it was. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Without finger, face or PIN. */
  readonly unverified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly signer?: Authenticator;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export class Authenticator {
  readonly id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;
  counter = 0;
  userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#x = Buffer.from(x, 'base64url');
    this.#y = Buffer.from(y, 'base64url');
  }

  make(origin: string, options: unknown, lies: Lies = {}): { id: string; response: Record<string, unknown> } {
    const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } };
    this.userHandle = user.id;
    const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), this.#x, Buffer.from('225820', 'hex'), this.#y]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const authData = Buffer.concat([this.#authData(rp.id, ATTESTED, lies), attested]);
    const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      length,
      authData,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', origin, challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  show(origin: string, options: unknown, lies: Lies = {}): { id: string; response: Record<string, unknown> } {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    if (this.counter > 0) this.counter++;
    const authData = this.#authData(rpId, 0, lies);
    const clientData = this.#clientData('webauthn.get', origin, challenge, lies);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: (lies.signer ?? this).#sign(signed).toString('base64url'),
      userHandle: lies.userHandle ?? this.userHandle,
    });
  }

  #sign(data: Buffer): Buffer {
    return createSign('sha256').update(data).sign(this.#key);
  }

  #authData(rpId: string, flags: number, { rpId: other, unverified, counter = this.counter }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags | PRESENT | (unverified ? 0 : VERIFIED)]), count]);
  }

  #clientData(type: string, origin: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    );
  }

  #answer(response: Record<string, unknown>): { id: string; response: Record<string, unknown> } {
    const id = this.id.toString('base64url');
    const fixed = { rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    return { id, ...fixed, response };
  }
}
