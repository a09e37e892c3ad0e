import ReactMarkdown, { type Components } from 'react-markdown';
import classes from './markdown.module.css';

const SAFE_LINK = /^(https?:|mailto:)/i;

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // One level for all: a note's headings stand under the page's own, whatever level they begin with.
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

/** Text written by people or models, drawn without raw HTML, without images, with http(s) and mailto links only. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className={classes.prose}>
      <ReactMarkdown
        skipHtml
        disallowedElements={['img', 'iframe', 'script', 'style']}
        urlTransform={(url) => (SAFE_LINK.test(url) ? url : '')}
        components={components}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
