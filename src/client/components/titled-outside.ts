import { createContext } from 'react';

/** Whether what is drawn stands in a widget of the dashboard, which has its frame and its title already. */
export const TitledOutside = createContext(false);
