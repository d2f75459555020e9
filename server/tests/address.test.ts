import { expect, it } from 'vitest';
import { networkOf } from '../http/address.ts';

it('counts IPv4 addresses one by one, however they are written, and IPv6 by network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::FFFF:c000:207')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
  expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::');
  expect(networkOf('::1')).toBe('0:0:0:0::');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::');
  for (const none of ['', 'x'.repeat(9000), '1.2.3', '::g']) expect(networkOf(none)).toBe('unknown');
});
