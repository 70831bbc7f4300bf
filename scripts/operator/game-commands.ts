import type { Command } from './command.ts'
import { need, readSwitch } from './typed.ts'

/** Who serves games, and which. */
export const gameCommands: Record<string, Command> = {
  providers: {
    usage: '',
    about: 'who serves games, with how many, and their keys',
    call: 'listProviders',
    read: () => ({}),
  },
  'add-provider': {
    usage: '<name> <address> <studio> <reason>',
    about: 'a studio whose games open from there; two people, and the second is told its key',
    call: 'addProvider',
    read: ([provider, launchUrl, name, ...reason]) => ({
      provider: need(provider, 'the provider'),
      launchUrl: need(launchUrl, 'the address'),
      name: need(name, 'the studio as players read it'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'move-provider': {
    usage: '<provider> <address> <reason>',
    about: 'its games open from there from now on; two people',
    call: 'moveProvider',
    read: ([provider, launchUrl, ...reason]) => ({
      provider: need(provider, 'the provider'),
      launchUrl: need(launchUrl, 'the address'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'renew-key': {
    usage: '<provider> <reason>',
    about: 'another key; the one before is good for seven days; two people',
    call: 'renewProviderKey',
    read: ([provider, ...reason]) => ({
      provider: need(provider, 'the provider'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  'add-game': {
    usage: '<provider> <type> <name in Thai> <name in English> <reason>',
    about: '1 slots 2 fishing 3 poker 4 sports 5 tables 6 games; it is off until switched on',
    call: 'addGame',
    read: ([provider, type, name, nameEn, ...reason]) => ({
      provider: need(provider, 'the provider'),
      typeId: Number(need(type, 'the type')),
      name: need(name, 'the name in Thai'),
      nameEn: need(nameEn, 'the name in English'),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  game: {
    usage: '<number> on|off <reason>',
    about: 'open a game to players, or close it',
    call: 'switchGame',
    read: ([gameId, state, ...reason]) => ({
      gameId: Number(need(gameId, 'the game')),
      isOn: readSwitch(state),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
  provider: {
    usage: '<name> on|off <reason>',
    about: 'switch a game provider; off, what is open is still settled',
    call: 'setProvider',
    read: ([provider, state, ...reason]) => ({
      provider: need(provider, 'the provider'),
      isOn: readSwitch(state),
      reason: need(reason.join(' '), 'the reason'),
    }),
  },
}
