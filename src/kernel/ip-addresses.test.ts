import { expect, test } from 'vitest';
import { addressBlock, publicAddress } from './ip-addresses.ts';

test('one client is one bucket, however its address is written', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:cb00:7109')).toBe('203.0.113.9');
  expect(addressBlock('2001:db8:1:2::1')).toBe(addressBlock('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(addressBlock('2001:db8:1:2::1')).not.toBe(addressBlock('2001:db8:1:3::1'));
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressBlock('203.0.113.9:40312')).toBe('203.0.113.9');
  expect(addressBlock('[2001:db8:1:2::1]:40312')).toBe(addressBlock('2001:db8:1:2::1'));
  expect(addressBlock('010.1.1.1')).toBe('unknown');
  expect(addressBlock('1')).toBe('unknown');
  expect(addressBlock('not an address')).toBe('unknown');
  // Whoever hangs up at once has no address any more.
  expect(addressBlock(undefined)).toBe('unknown');
});

test('private addresses are never looked up, and of IPv6 only the network is', () => {
  for (const own of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.9',
    '172.20.1.1',
    '100.64.0.1',
    '169.254.1.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '2001:db8::1',
    'fd00::1',
    'ff02::1',
    '4000::1',
    '64:ff9b::808:808',
    'fe80::1',
  ])
    expect(publicAddress(addressBlock(own)), own).toBeNull();
  expect(publicAddress(addressBlock('8.8.8.8'))).toBe('8.8.8.8');
  expect(publicAddress(addressBlock('2a00:1450:4001:81b:1:2:3:4'))).toBe('2a00:1450:4001:81b::');
  expect(publicAddress('own')).toBeNull();
});
