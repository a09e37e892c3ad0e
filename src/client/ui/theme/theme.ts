import { type CSSVariablesResolver, createTheme, Input, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { TiedInput } from '../fields/field.tsx';

const water: MantineColorsTuple = [
  '#EAF6F6',
  '#D3EBEB',
  '#A8D7D7',
  '#78C0C1',
  '#4BA8AB',
  '#2A9095',
  '#17797F',
  '#0F6469',
  '#0B5055',
  '#083E42',
];
const danger: MantineColorsTuple = [
  '#FDF1F0',
  '#FBE6E4',
  '#F5C4C0',
  '#EC9A94',
  '#E0706A',
  '#D24A43',
  '#C4352D',
  '#B3261E',
  '#98201A',
  '#761813',
];
const success: MantineColorsTuple = [
  '#EEF9F2',
  '#DFF3E6',
  '#B7E2C7',
  '#88CCA3',
  '#59B47E',
  '#369A62',
  '#258451',
  '#1B7245',
  '#165C38',
  '#0F4328',
];
const warning: MantineColorsTuple = [
  '#FFF8EA',
  '#FFF1D6',
  '#FBDDA4',
  '#F0C26C',
  '#DFA23A',
  '#C4841A',
  '#A66B08',
  '#8A5600',
  '#7A4B00',
  '#583600',
];

/** What Mantine draws by night: from letters to the page. */
const dark: MantineColorsTuple = [
  '#E8F0F1',
  '#B6C6CA',
  '#9DB0B5',
  '#7A9097',
  '#40545B',
  '#2B3D43',
  '#1F2E33',
  '#162226',
  '#0F181B',
  '#0A1113',
];

/** The "Still Water" tokens: colors carry meaning, shade 7 is the one every ratio was computed on. */
export const theme = createTheme({
  primaryColor: 'water',
  primaryShade: 7,
  autoContrast: true,
  respectReducedMotion: true,
  focusRing: 'auto',
  defaultRadius: 6,
  cursorType: 'pointer',
  colors: { water, danger, success, warning, dark },
  black: '#14262B',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { xs: '0 1px 2px #14262B14', md: '0 6px 20px #14262B1F', xl: '0 16px 48px #14262B33' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '22px', lineHeight: '30px' },
      h3: { fontSize: '18px', lineHeight: '26px' },
    },
  },
  components: {
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputContainer: (input) => createElement(TiedInput, null, input) },
    }),
  },
});

/** Mantine's own grays are too pale for our surfaces; these replace them with tokens of proven contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-line-height-md': '20px',
    '--mantine-font-size-md': '14px',
  },
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#14262B',
    '--mantine-color-dimmed': '#41545A',
    '--mantine-color-placeholder': '#586A70',
    '--mantine-color-error': '#B3261E',
    '--mantine-color-anchor': '#0F6469',
    '--mantine-color-default-border': '#7A8B90',
    '--mantine-color-default-hover': '#EBF1F1',
    '--mantine-color-disabled': '#EBF1F1',
    '--mantine-color-disabled-color': '#586A70',
    '--mantine-color-disabled-border': '#D3DDDE',
  },
  dark: {
    '--mantine-color-body': '#162226',
    '--mantine-color-text': '#E8F0F1',
    '--mantine-color-dimmed': '#B6C6CA',
    '--mantine-color-placeholder': '#9DB0B5',
    '--mantine-color-error': '#F5958D',
    '--mantine-color-anchor': '#6CC8C9',
    '--mantine-color-water-light-color': '#6CC8C9',
    '--mantine-color-default': '#1F2E33',
    '--mantine-color-default-color': '#E8F0F1',
    '--mantine-color-default-border': '#7A9097',
    '--mantine-color-default-hover': '#2B3D43',
    '--mantine-color-disabled': '#1F2E33',
    '--mantine-color-disabled-color': '#9DB0B5',
    '--mantine-color-disabled-border': '#2B3D43',
  },
});
