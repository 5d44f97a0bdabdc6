import { french } from '../../french.js'
import type { ShellTexts } from '../en/index.js'

export const settings: ShellTexts['settings'] = {
  title: 'Vos réglages',
  calls: {
    channel: {
      label: 'M’appeler dans le salon',
      about: 'Quand c’est votre tour, quand une question vous est posée et quand une partie se termine',
    },
    none: {
      label: 'Ne pas m’appeler',
      about: french`Rien ne vous avertit : à vous de suivre vos tables`,
    },
  },
  choose: {
    from: french`Heures calmes : à partir de quand ?`,
    to: french`Heures calmes : jusqu’à quand ?`,
    zone: french`Quelle heure est-il chez vous ?`,
  },
  quietFrom: (time) => `Heures calmes à partir de ${time}`,
  quietTo: (time) => `Heures calmes jusqu’à ${time}`,
  noQuiet: 'Pas d’heures calmes',
  quietHours: (from, to, zone) => french`Heures calmes de ${from} à ${to} (${zone}) : vous ne recevez alors aucun rappel.`,
  noQuietHours: french`Vous n’avez pas d’heures calmes : des rappels peuvent arriver à tout moment.`,
  more: (command) => french`Autres heures et fuseaux horaires : par les options de ${command}.`,
}
